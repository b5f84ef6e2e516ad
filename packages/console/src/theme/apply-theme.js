// Runs before the first paint, so it is a blocking script and plain JavaScript: the theme that the user chose is on
// <html> before anything is rendered. Without a choice the page follows the system (see tokens.css).
try {
  const theme = localStorage.getItem('meridian.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the page then follows the system.
}
