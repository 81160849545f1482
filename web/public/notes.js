/* The page's worker: phones show notes through one only. A note's tag is the code of its table. */
addEventListener("notificationclick", (event) => {
  const table = `/t/${event.notification.tag}`;
  event.notification.close();
  const pages = clients.matchAll({ type: "window", includeUncontrolled: true });
  event.waitUntil(
    pages.then((all) => {
      const there = all.find((page) => new URL(page.url).pathname === table);
      return there ? there.focus() : clients.openWindow(table);
    }),
  );
});
