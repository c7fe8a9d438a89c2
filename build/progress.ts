/** Says how many of a number of long steps are done and how long the rest will take, at most every few seconds. */
export class Progress {
  private done = 0;
  private said = 0;
  private readonly begun = performance.now();
  private readonly what: string;
  private readonly total: number;

  constructor(what: string, total: number) {
    this.what = what;
    this.total = total;
    if (total > 0) this.say(`${total} new ${what} to prepare`);
  }

  step(): void {
    this.done += 1;
    const elapsed = performance.now() - this.begun;
    if (elapsed - this.said < (process.stdout.isTTY ? 500 : 5000) && this.done < this.total) return;
    this.said = elapsed;
    const left = Math.ceil(((elapsed / this.done) * (this.total - this.done)) / 1000);
    this.say(`${this.done} of ${this.total} ${this.what}${left > 0 ? `, about ${left} s left` : ''}`);
  }

  /** On a terminal the line is written over; what follows goes below it. */
  end(): void {
    if (process.stdout.isTTY && this.total > 0) process.stdout.write('\n');
  }

  private say(line: string): void {
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K  ${line}` : `  ${line}\n`);
  }
}
