import { FileText, LogOut, Moon, Sun } from 'lucide-react';
import { useMemo } from 'react';
import type { Report } from '@hub/shared/contracts/reports/report';
import { reportPath, useLocation, useNavigate } from '@hub/shared/router';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { useTheme } from '@hub/shared/ui';
import { NavIcon } from '../layout/nav-icon';
import type { NavItem, RouteAction } from '../routes/route-table';
import type { Command } from './command';
import { withoutVerbs } from './find-commands';
import { allVerbs, reportActions } from './report-actions';
import { keywordsOf, noteOf, titleOf } from './report-command';
import { useReports } from './use-reports';
import { t } from './messages';

/** Everything the palette offers: the screens and actions of the route data, the reports that are known and what can be done with them, theme and logout. */
export function useCommands(items: readonly NavItem[], actions: readonly RouteAction[], typed: string) {
  const navigate = useNavigate();
  const dispatch = useHubDispatch();
  const { shown, setTheme } = useTheme();
  const { pathname } = useLocation();
  const { status, reports } = useReports(withoutVerbs(typed, allVerbs()));
  const commands = useMemo((): Command[] => {
    const theme = shown === 'dark' ? 'light' : 'dark';
    const go = (to: string) => navigate(to);
    const isHere = ({ id }: Report) => pathname === reportPath(id);
    return [
      ...reports.filter(isHere).flatMap((report) => reportActions(report, { isHere: true, all: reports, go })),
      ...items.map(({ path, label, icon }): Command => ({
        id: path,
        group: 'go-to',
        label,
        icon: <NavIcon name={icon} />,
        run: () => navigate(path),
      })),
      ...actions.map(({ to, label, icon }): Command => ({
        id: to,
        group: 'begin',
        label,
        icon: <NavIcon name={icon} />,
        keywords: t('begin.keywords'),
        run: () => navigate(to),
      })),
      ...reports.map((report): Command => ({
        id: report.id,
        group: 'reports',
        label: titleOf(report),
        icon: <FileText aria-hidden="true" size={18} />,
        keywords: keywordsOf(report),
        note: noteOf(report, reports),
        run: () => navigate(reportPath(report.id)),
      })),
      ...reports
        .filter((report) => !isHere(report))
        .flatMap((report) => reportActions(report, { isHere: false, all: reports, go })),
      {
        id: 'theme',
        group: 'session',
        label: t(`theme.${theme}`),
        icon: theme === 'dark' ? <Moon aria-hidden="true" size={18} /> : <Sun aria-hidden="true" size={18} />,
        keywords: t('theme.keywords'),
        run: () => setTheme(theme),
      },
      {
        id: 'logout',
        group: 'session',
        label: t('logout'),
        icon: <LogOut aria-hidden="true" size={18} />,
        keywords: t('logout.keywords'),
        run: () => dispatch(authActions.logoutRequested()),
      },
    ];
  }, [items, actions, reports, pathname, shown, navigate, dispatch, setTheme]);
  return { commands, reports: status };
}
