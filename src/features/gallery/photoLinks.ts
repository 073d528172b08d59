export function photoLinks() {
  const links = new Map<string, HTMLAnchorElement>();
  return {
    keep(id: string, link: HTMLAnchorElement): () => void {
      links.set(id, link);
      return () => void links.delete(id);
    },

    /** Calls back once. Returns a stop function. */
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

    loadedFile(id: string): string | undefined {
      const image = links.get(id)?.querySelector('img');
      return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
    },

    /** Scrolls only if a keyboard focus is out of view. */
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
