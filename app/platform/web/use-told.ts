import { useState } from 'react';

interface State<Value> {
  readonly told: Value;
  readonly value: Value;
}

/** What was changed here stands until something else is told. */
export const stateNow = <Value>(state: State<Value>, told: Value): State<Value> =>
  Object.is(state.told, told) ? state : { told, value: told };

/** What the server told and is changed here; told anew, as of what another device has done meanwhile, that is what counts. */
export function useTold<Value>(told: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState<State<Value>>({ told, value: told });
  const now = stateNow(state, told);
  if (now !== state) setState(now);
  return [now.value, (value) => setState((before) => ({ ...before, value }))];
}
