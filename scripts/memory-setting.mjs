// Blocks of memory that the process is done with go back to the system (docs/decisions/0128). The C library of Linux reads this
// before Node runs, and a command in package.json cannot set it on Windows: the process becomes itself once more, with it.
const name = 'MALLOC_MMAP_THRESHOLD_';
if (process.platform === 'linux' && process.env[name] === undefined) {
  const { execPath, execArgv, argv, env } = process;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, [name]: '131072' });
}
