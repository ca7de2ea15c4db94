import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { fetched, MissingCode, whyMissing } from "./missingCode.ts";

/**
 * Loads a heavy part of a screen after the screen. If that fails, the rest of the screen stays. Until then its place is kept
 * by something of that height, or by what is given.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: number | ComponentType<Props>,
) {
  const Part = lazy(async () => ({ default: (await fetched(load())) as ComponentType<object> }));
  const Place = typeof meanwhile === "number" ? () => <Skeleton height={meanwhile} aria-hidden /> : meanwhile;
  return function Later(props: Props) {
    return (
      <Missed>
        <Suspense fallback={<Place {...props} />}>
          <Part {...props} />
        </Suspense>
      </Missed>
    );
  };
}

const NEAR = "300px";

/** The same for what stands further down: its code comes, and it is shown, when it is nearly in view. */
export function whenSeen<Props extends object>(load: () => Promise<ComponentType<Props>>, height: number) {
  const Part = later(load, height);
  return function WhenSeen(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [seen, see] = useState(false);
    useEffect(() => {
      const look = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && see(true), {
        rootMargin: NEAR,
      });
      if (place.current) look.observe(place.current);
      return () => look.disconnect();
    }, []);
    if (seen) return <Part {...props} />;
    return <Skeleton ref={place} height={height} aria-hidden />;
  };
}

/** The same for what nobody misses where it does not come. */
export function unmissed(load: () => Promise<ComponentType>) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
  return function Unmissed() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

class Missed extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    if (!(error instanceof MissingCode)) throw error;
    return <Missing />;
  }
}

function Missing() {
  const [why, say] = useState("Bagian ini belum dapat dimuat.");
  useEffect(() => void whyMissing().then(say), []);
  return (
    <Stack align="flex-start" gap="xs" role="alert">
      <Text>{why}</Text>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        Muat ulang
      </Button>
    </Stack>
  );
}
