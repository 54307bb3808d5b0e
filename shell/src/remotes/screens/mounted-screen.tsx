import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import type { RemoteFeature } from '@hub/shared/remote';
import { useFeature } from '@hub/shared/state';
import { screenArrived } from '../at-rest';
import type { Screen } from './open-screen';
import { CrashBoundary } from './crash-boundary';
import type { Loaded } from '../loading/remote-loader';
import { useHeadingFocus } from '../../routes/use-heading-focus';

function FeatureScope({ feature, children }: { feature: RemoteFeature; children: ReactNode }) {
  useFeature(feature);
  return children;
}

/** A remote's screen with its features in the store, reported once it is really there. */
export function mountedScreen(
  { assignment, value: { Component, features } }: Loaded<Screen>,
  report: (event: RemoteEvent) => void,
  forget: () => void,
): ComponentType {
  function Mounted({ children }: { children: ReactNode }) {
    useHeadingFocus();
    useEffect(() => {
      report({ ...assignment, type: 'mounted' });
      screenArrived();
    }, []);
    return children;
  }
  return function RemoteScreenContent() {
    const content = features.reduceRight<ReactNode>(
      (inner, feature) => <FeatureScope feature={feature}>{inner}</FeatureScope>,
      <Mounted>
        <Component />
      </Mounted>,
    );
    return (
      <CrashBoundary assignment={assignment} forget={forget}>
        {content}
      </CrashBoundary>
    );
  };
}
