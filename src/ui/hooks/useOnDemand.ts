import { useCallback, useState, type ComponentType } from 'react';

type Options = {
  /** Screens, as a media query, on which it is downloaded with the application: who wants it shall not wait, nor miss it when the signal is lost. */
  early?: string;
};

/**
 * A component that is downloaded when it is first wanted, and the way to want it, which says whether it came.
 * A refused download takes nothing else away (React.lazy would hand its error to the page's boundary, and a lost
 * signal would cost the visitor a half-filled form); whoever wants the component again tries again.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { early }: Options = {},
) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  // Beside the first render, which takes a slow phone half a second: after it the line would have been idle for so long.
  useState(
    () =>
      void (
        early &&
        typeof window === 'object' &&
        matchMedia(early).matches &&
        load().catch(() => {})
      ),
  );
  const want = useCallback(async (): Promise<boolean> => {
    try {
      const { default: downloaded } = await load();
      setComponent(() => downloaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  return [component, want] as const;
}
