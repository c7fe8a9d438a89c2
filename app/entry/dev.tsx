import '#app/styles/app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

// Nothing is prerendered in development: the application renders the page, and the early script only opens dialogs.
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={createBrowserRouter(routes)} />);
Object.assign(globalThis, { __ENTRY__: 'data:text/javascript,' });
void import('./early.ts');
