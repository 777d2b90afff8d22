/** Which tab of the side panel is open; it stays so while the panel is folded away. */

export type SideTab = "log" | "chat" | "notes" | "panel";

class OpenTab {
  open = $state<SideTab>("log");
  /** What was open before the panel of the game opened by itself. */
  private before: SideTab | null = null;
  private isWished = false;
  private table = "";

  /** Another table begins with its log. */
  begin(table: string): void {
    if (this.table === table) return;
    this.table = table;
    this.open = "log";
    this.before = null;
  }

  /** Opens a tab with a panel that is unfolded for its sake; that counts more than what is needed. */
  unfold(tab: SideTab): void {
    this.open = tab;
    this.isWished = true;
  }

  /** Opens the panel of the game as long as it is needed. */
  need(isNeeded: boolean): void {
    const isWished = this.isWished;
    this.isWished = false;
    if (isNeeded && (this.before === null || isWished)) {
      this.before = this.open;
      if (!isWished) this.open = "panel";
    } else if (!isNeeded && this.before !== null) {
      if (this.open === "panel") this.open = this.before;
      this.before = null;
    }
  }
}

export const sideTab = new OpenTab();
