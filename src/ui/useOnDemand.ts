import { useCallback, useState, type ComponentType } from 'react';

/**
 * A component that is downloaded when it is first wanted, and the way to want it, which says whether it came.
 * A refused download takes nothing else away (React.lazy would hand its error to the page's boundary, and a lost
 * signal would cost the visitor a half-filled form); whoever wants the component again tries again.
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
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
