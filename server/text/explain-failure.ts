import { OperatorError } from '#server/shared/operator-error.ts';
import { isLocked } from '#server/store/storage-errors.ts';

/** Returns what a program prints when it fails: one line if the operator can fix it, else the stack, for whoever fixes the code. */
export function explainFailure(error: unknown): string {
  if (isLocked(error)) return 'The store is in use by another program: try again';
  const { code = '', syscall, message, stack } = error as NodeJS.ErrnoException;
  // Errors of the system have a syscall.
  const isOutside = error instanceof OperatorError || syscall !== undefined || /^ERR_(SQLITE|PARSE_ARGS)_/.test(code);
  return isOutside ? message : String(stack);
}
