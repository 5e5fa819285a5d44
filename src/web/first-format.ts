// The first date that a page formats takes a browser some 30 ms, whichever it is. This runs while the other scripts are
// still on their way, instead of when the screen is rendered.
new Intl.DateTimeFormat('fr').format()
