const barWidth = 24;

/** Returns a function to call after each step. */
export function createProgressBar(what: string, total: number): () => void {
  const output = process.stderr;
  const start = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const left = Math.ceil((((Date.now() - start) / done) * (total - done)) / 1000);
    const end =
      done === total
        ? `in ${formatDuration(Math.ceil((Date.now() - start) / 1000))}`
        : `about ${formatDuration(left)} left`;
    if (output.isTTY) {
      const filled = Math.round((done / total) * barWidth);
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
      output.write(`\r\x1b[2K${what} ${bar} ${done}/${total}, ${end}${done === total ? '\n' : ''}`);
    } else if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) {
      output.write(`${what} ${done}/${total}, ${end}\n`);
    }
  };
}

const formatDuration = (seconds: number): string =>
  seconds < 60
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
