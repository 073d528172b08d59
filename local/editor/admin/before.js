// Decap reads these while it loads: it waits for start.js, and asks for no login, since its server has none.
window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
