/**
 * Returns whether a function's redirect may have led to this document. A #sent that was typed or bookmarked proves nothing.
 * Firefox with `dom.enable_performance` off counts no redirects; there the page of the form is the referrer.
 */
export const mayAnswerPost = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    visit?.redirectCount !== 0 ||
    document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
  );
};
