export interface Steps {
  print(line: string): void;
  step<T>(name: string, work: () => T | Promise<T>): Promise<T>;
}

export function createSteps(out?: NodeJS.WriteStream): Steps;
