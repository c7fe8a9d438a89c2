import { test } from '@playwright/test';
import './html/links.ts';
import './html/search-engines.ts';
import './html/sitemap.ts';
import './html/structured-data.ts';

// In one worker, which parses each page once for all of these files.
test.describe.configure({ mode: 'default' });
