/** Returns a function that runs what it is given one after another, in the order of its calls. */
export function createTaskQueue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };
}
