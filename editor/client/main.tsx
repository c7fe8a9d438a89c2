import { createRoot } from 'react-dom/client';
import { takeToken } from './api.ts';
import { EditorApp } from './editor.tsx';
import './editor.css';

takeToken();
const root = document.getElementById('editor');
if (root) createRoot(root).render(<EditorApp />);
