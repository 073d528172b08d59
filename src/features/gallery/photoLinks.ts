/** The links of a set's photos, by the photo's number, for as long as they are on the page. */
export function photoLinks() {
  const links = new Map<string, HTMLAnchorElement>();
  return {
    keep(id: string, link: HTMLAnchorElement): () => void {
      links.set(id, link);
      return () => void links.delete(id);
    },

    /** Calls once, when one of them has come into sight; gives the way to stop. */
    onSight(callback: () => void): () => void {
      if (!('IntersectionObserver' in window)) return () => {};
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        callback();
      });
      for (const link of links.values()) observer.observe(link);
      return () => observer.disconnect();
    },

    /** The file of the thumbnail, if the browser has it. */
    loadedFile(id: string): string | undefined {
      const image = links.get(id)?.querySelector('img');
      return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
    },

    /** Focuses without moving the page; only where the focus must be seen, by keyboard, the photo comes into sight. */
    focus(id: string): void {
      const link = links.get(id);
      if (!link) return;
      link.focus({ preventScroll: true });
      const { top, bottom } = link.getBoundingClientRect();
      if (link.matches(':focus-visible') && (bottom < 0 || top > window.innerHeight))
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}
