import { createContext } from 'react';

/** The element of the viewer: what fills the screen, and where tips are drawn, since a modal dialog lies above the rest of the page. */
export const RoomContext = createContext<HTMLElement | null>(null);
