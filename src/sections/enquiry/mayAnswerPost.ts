/**
 * Whether a function's redirect may have led to this document. Opened by hand, or from a bookmark, #sent tells of nothing
 * that was. Firefox counts no redirects with `dom.enable_performance` off; then the page of the form is the referrer.
 */
export const mayAnswerPost = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.redirectCount !== 0 || document.referrer.split(/[?#]/)[0] === location.origin + location.pathname;
};
