// On an app's first start from the home screen, answers the page of /open/{id} (worker/api/installed-app.ts).
if (navigator.standalone === true || matchMedia('(display-mode: standalone)').matches) {
  document.querySelector('form')?.submit();
}
