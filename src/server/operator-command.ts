/** The command as the operator types it, of `admin clubs` for example: a release has a program of its own instead of npm. */
export function operatorCommand(command: string): string {
  if (process.env.REBOND_RELEASE) return `rebond ${command}`
  // npm takes options before a bare `--` for its own.
  return `npm run ${command.replace(' --', ' -- --')}`
}
