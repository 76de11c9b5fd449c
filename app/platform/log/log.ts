/** Logs carry request ids, names of operations and codes; never names, addresses, texts or tokens of people. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: Logger = { debug() {}, info() {}, warn() {}, error() {} };
