import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the reader's device knows: until the page has come alive it is `fromServer`, which is what the server wrote. */
export const useOnDevice = <Value>(read: () => Value, fromServer: Value): Value => useSyncExternalStore(never, read, () => fromServer);
