/** Which card is being looked at: pointed at for a moment, focused, or tapped. */
const PAUSE = 250;

export interface Looked {
  card: string;
  seat: number | null;
  box: DOMRect;
  /** The panel of the choices that the card is one of; it is not to be covered. */
  panel: DOMRect | null;
}

export class TableContext {
  looked = $state.raw<Looked | null>(null);
  /** How many dice somebody thinks of rolling. */
  dice = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a card at once. */
  show(card: string, seat: number | null, element: Element): void {
    clearTimeout(this.timer);
    this.looked = {
      card,
      seat,
      box: element.getBoundingClientRect(),
      panel: element.closest(".options")?.getBoundingClientRect() ?? null,
    };
  }

  hide(): void {
    clearTimeout(this.timer);
    this.looked = null;
  }

  /** Lets an element show its card on hover, focus and touch. */
  of(card: () => string, seat: () => number | null = () => null) {
    return (element: HTMLElement) => {
      const enter = (event: PointerEvent): void => {
        if (event.pointerType !== "mouse") return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.show(card(), seat(), element), PAUSE);
      };
      const leave = (event: PointerEvent): void => {
        if (event.pointerType === "mouse") this.hide();
      };
      const focus = (): void => {
        if (element.matches(":focus-visible")) this.show(card(), seat(), element);
      };
      const tap = (event: PointerEvent): void => {
        if (event.pointerType !== "mouse") this.show(card(), seat(), element);
      };
      // A card that is taken from the page loses the focus in the middle of drawing.
      const blur = (): void => queueMicrotask(() => this.hide());
      element.addEventListener("pointerenter", enter);
      element.addEventListener("pointerleave", leave);
      element.addEventListener("pointerup", tap);
      element.addEventListener("focus", focus);
      element.addEventListener("blur", blur);
      return () => {
        element.removeEventListener("pointerenter", enter);
        element.removeEventListener("pointerleave", leave);
        element.removeEventListener("pointerup", tap);
        element.removeEventListener("focus", focus);
        element.removeEventListener("blur", blur);
        this.hide();
      };
    };
  }
}
