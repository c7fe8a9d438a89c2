import '#app/styles/app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import loaderUrl from './early.js?url';
import { routes } from './routes.tsx';

// Nothing is prerendered here, so the application renders from nothing, and the loader only opens and closes dialogs.
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={createBrowserRouter(routes)} />);
const loader = document.createElement('script');
loader.dataset.entry = 'data:text/javascript,';
loader.dataset.preload = '';
loader.src = loaderUrl;
document.body.append(loader);
