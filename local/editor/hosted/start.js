const config = await (await fetch('/config.json')).json();
window.CMS.init({ config });
