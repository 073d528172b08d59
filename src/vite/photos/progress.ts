/** Returns a function to call after each step, which prints each tenth of them. */
export function createProgress(what: string, total: number): () => void {
  const start = Date.now();
  let done = 0;
  return () => {
    done += 1;
    if (Math.floor((done * 10) / total) === Math.floor(((done - 1) * 10) / total)) return;
    const seconds = (Date.now() - start) / 1000;
    const left = Math.ceil((seconds / done) * (total - done));
    const end = done === total ? `in ${Math.ceil(seconds)} s` : `about ${left} s left`;
    process.stderr.write(`${what} ${done}/${total}, ${end}\n`);
  };
}
