import { useLocation } from 'react-router';
import { Layout } from './layout.tsx';
import { BrokenPage, PageBoundary } from './page-boundary.tsx';
import { routeAt } from './routes.ts';

export function CurrentPage() {
  const location = useLocation();
  const { route, ...place } = routeAt(location.pathname);
  const { Page = BrokenPage } = route;
  return (
    <Layout>
      <PageBoundary location={location}>
        <Page {...place} />
      </PageBoundary>
    </Layout>
  );
}
