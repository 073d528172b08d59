import { afterEach, beforeEach, vi } from 'vitest';

const streams = ['error', 'warn'] as const;

/** An unexpected console message fails the test; a test that expects one uses a spy. */
beforeEach(() => {
  for (const stream of streams)
    vi.spyOn(console, stream).mockImplementation((...message: unknown[]) => {
      throw new Error(`Unexpected console.${stream}: ${message.map(String).join(' ')}`);
    });
});

afterEach(() => void vi.useRealTimers());
