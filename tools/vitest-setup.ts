import { afterEach, vi } from 'vitest';

// React's `act` waits only where it is told that this is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => void vi.useRealTimers());
