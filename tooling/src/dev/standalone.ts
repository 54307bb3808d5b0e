import('./standalone-page').catch((error: unknown) => console.error('The page could not start.', error));
