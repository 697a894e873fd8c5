/** The address to stay at instead of showing that path; null: it may be shown. */
type LeaveGuard = (path: string) => string | null;

let guard: LeaveGuard = () => null;

/** The office asks before a page is left on which something typed would be lost; the visitor's pages have no such field. */
export function guardLeaving(asked: LeaveGuard): void {
  guard = asked;
}

export const stayAt: LeaveGuard = (path) => guard(path);
