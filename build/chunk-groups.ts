/**
 * Few files: each costs a request and compresses by itself. What pages need stays apart from what islands share.
 * hydrate.tsx is put into React's file, which every island imports: so the service worker keeps it with each island.
 */
export const chunkGroups = [
  { name: 'page', tags: ['$initial' as const], priority: 2 },
  { name: 'react', test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]hydrate\.tsx/, priority: 1 },
  {
    name: 'parts',
    test: /[\\/](app[\\/](ui|lib)[\\/](?!toast|island|carousel|sanitise)|contract[\\/]lib[\\/]format-number)/,
    minShareCount: 2,
  },
];
