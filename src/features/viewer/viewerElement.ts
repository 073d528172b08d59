import { createContext } from 'react';

/** For fullscreen and tips: a modal dialog covers the page. */
export const ViewerElement = createContext<HTMLElement | null>(null);
