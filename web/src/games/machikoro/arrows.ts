/** Arrow keys inside a group: one stop for Tab, then to the nearest button in the direction of the key. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Place {
  x: number;
  y: number;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Finds the place that lies nearest in a direction; what lies aside counts as farther. */
export function nearest(from: Place, places: Place[], [dx, dy]: [number, number]): number {
  let best = -1;
  let shortest = Infinity;
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    if (ahead < 2) return;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const distance = ahead + aside * 3;
    if (distance < shortest) [best, shortest] = [index, distance];
  });
  return best;
}

export function arrows(group: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-stop]")];
  let current: HTMLElement | null = null;
  const settle = (): void => {
    const all = buttons();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  };
  const focus = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (stop) current = stop;
    settle();
  };
  const press = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    const others = buttons().filter((each) => each !== event.target);
    const next = others[nearest(middle(event.target as Element), others.map(middle), direction)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focus);
  group.addEventListener("keydown", press);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focus);
    group.removeEventListener("keydown", press);
  };
}
