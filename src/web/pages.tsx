import { useLocation, useRoutes } from 'react-router';
import { Layout } from './layout.tsx';
import { BrokenPage, PageBoundary } from './page-boundary.tsx';
import { routeAt } from './routes.tsx';

/** The page of the address, in the site around it. */
export function Pages() {
  const location = useLocation();
  const { path, Component = BrokenPage } = routeAt(location.pathname).route;
  const page = useRoutes([{ path, element: <Component /> }]);
  return (
    <Layout>
      <PageBoundary location={location}>{page}</PageBoundary>
    </Layout>
  );
}
