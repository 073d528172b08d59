import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import type { LayoutMessages } from './schema.ts';

export function useConnectionNotices({ connection }: LayoutMessages) {
  const wasLost = useRef(false);
  useEffect(() => {
    const lost = () => {
      wasLost.current = true;
      toast(connection.lost, { id: 'connection' });
    };
    const back = () => {
      if (wasLost.current) toast(connection.back, { id: 'connection' });
      wasLost.current = false;
    };
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [connection]);
}
