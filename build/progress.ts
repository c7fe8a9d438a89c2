const secondsBetweenLines = 5;

/** Returns what is called after each of many long steps: it says how many are done and how long is left. */
export function createProgress(what: string, total: number): () => void {
  const begun = performance.now();
  let done = 0;
  let said = 0;
  if (total > 0) console.log(`  ${total} new ${what} to prepare`);
  return () => {
    done += 1;
    const elapsed = (performance.now() - begun) / 1000;
    if (elapsed - said < secondsBetweenLines && done < total) return;
    said = elapsed;
    const left = Math.ceil((elapsed / done) * (total - done));
    console.log(`  ${done} of ${total} ${what}${left > 0 ? `, about ${left} s left` : ''}`);
  };
}
