import { useCallback, useState } from 'react';

type ViewerModule = typeof import('../../viewer/Viewer.tsx');

let download: Promise<ViewerModule> | undefined;

const downloadViewer = (): Promise<ViewerModule> => {
  download ??= import('../../viewer/Viewer.tsx');
  // The next attempt asks again, once the connection is back.
  download.catch(() => (download = undefined));
  return download;
};

/** The viewer, which no page carries: undefined until `load` has been called and has brought it. */
export function useViewer() {
  const [Viewer, setViewer] = useState<ViewerModule['Viewer']>();
  const load = useCallback(() => downloadViewer().then((module) => setViewer(() => module.Viewer)), []);
  return { Viewer, load };
}
