// Sveltia reads this while it loads: it waits for start.js.
window.CMS_MANUAL_INIT = true;
