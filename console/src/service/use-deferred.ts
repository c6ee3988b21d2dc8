import { useEffect, useState } from 'react';

/** A value that follows another one when that has not changed for a while, such as a search. */
export function useDeferred<Value>(value: Value, ms = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
