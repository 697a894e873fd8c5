/** Whether the system or PostgreSQL gave this error this code: `ENOENT`, `26000`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
