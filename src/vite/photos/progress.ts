/** Returns a function to call after each step, which prints each tenth of them. */
export function createProgress(what: string, total: number): () => void {
  const start = Date.now();
  let done = 0;
  return () => {
    done += 1;
    if (Math.floor((done * 10) / total) === Math.floor(((done - 1) * 10) / total)) return;
    const secondsLeft = Math.ceil((((Date.now() - start) / done) * (total - done)) / 1000);
    process.stderr.write(`${what} ${done}/${total}, about ${secondsLeft} s left\n`);
  };
}
