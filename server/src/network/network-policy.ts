export interface Endpoint {
  host: string;
  port: number;
}

/** Which addresses an outside source may have. Everything that is neither public nor named here is always refused. */
export interface NetworkPolicy {
  /** 10/8, 172.16/12, 192.168/16, 100.64/10 and fc00::/7. */
  allowPrivate: boolean;
  /** 127/8 and ::1. */
  allowLoopback: boolean;
  /** Where the product's own database listens; never a source, whatever the ranges say. */
  ownDatabases: Endpoint[];
}
