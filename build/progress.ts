const secondsBetweenLines = 5;

/** Says how many of a number of long steps are done and how long the rest will take. */
export class Progress {
  private done = 0;
  private said = 0;
  private readonly begun = performance.now();
  private readonly what: string;
  private readonly total: number;
  private readonly say: (line: string) => void;

  constructor(what: string, total: number, say = (line: string) => console.log(`  ${line}`)) {
    this.what = what;
    this.total = total;
    this.say = say;
    if (total > 0) say(`${total} new ${what} to prepare`);
  }

  step(): void {
    this.done += 1;
    const elapsed = (performance.now() - this.begun) / 1000;
    if (elapsed - this.said < secondsBetweenLines && this.done < this.total) return;
    this.said = elapsed;
    const left = Math.ceil((elapsed / this.done) * (this.total - this.done));
    this.say(`${this.done} of ${this.total} ${this.what}${left > 0 ? `, about ${left} s left` : ''}`);
  }
}
