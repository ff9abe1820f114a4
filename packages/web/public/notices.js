// Part of the service worker: a press on a notice leads to the table it is about, in the page that shows it or in a new one.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const there = pages.find(({ url }) => url === notification.data);
      await (there ? there.focus() : self.clients.openWindow(notification.data));
    }),
  );
});
