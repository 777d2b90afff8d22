/** A table of Machi Koro that is being set up. */
import { Plan } from "../../lib/plan.svelte";

const WHOLE = "base";

export class MachiKoroPlan extends Plan {
  constructor() {
    super("machikoro");
    this.preset = WHOLE;
  }

  override get presets(): string[] {
    return [WHOLE, "limited_supply"];
  }

  override get extras(): string[] {
    return ["beginner", "random_start"];
  }

  override get rules(): string[] {
    return [...(this.preset === WHOLE ? [] : [this.preset]), ...this.variants];
  }
}
