import {
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

/** Nobody knows what is in a location's state: it outlives the build that wrote it. */
export const useLocation = useRouterLocation as () => Location<unknown>;

/** The page's router (`BrowserRouter`) goes at once. Only a router that loads data gives a promise to wait for. */
export const useNavigate = useRouterNavigate as () => {
  (to: To, options?: NavigateOptions): void;
  /** One step back. */
  (back: -1): void;
};
