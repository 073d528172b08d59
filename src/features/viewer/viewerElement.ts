import { createContext } from 'react';

/** The viewer on the page: it can fill the screen, and tips are drawn in it, since a modal dialog lies above all the rest. */
export const ViewerElement = createContext<HTMLElement | null>(null);
