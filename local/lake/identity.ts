/** The one person who edits on this machine. */
export const localUser = {
  id: 'local-editor',
  name: 'Local Editor',
  displayName: 'Local Editor',
  email: 'editor@localhost',
  profileImage: null,
  provider: 'local',
  role: 'administrator',
  roles: [
    { name: 'administrator', title: 'Administrator', description: 'May do everything on this machine' },
  ],
}

const createdAt = '2026-01-01T00:00:00.000Z'

/**
 * The response of `GET /projects/:id`. Without an organization the Studio leaves out the features
 * of hosted projects (and one more event stream).
 */
export function projectInfo(projectId: string) {
  return {
    id: projectId,
    displayName: 'Local project',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    features: [],
    metadata: {},
    createdAt,
    pendingInvites: 0,
    members: [
      {
        id: localUser.id,
        isCurrentUser: true,
        isRobot: false,
        role: localUser.role,
        roles: localUser.roles,
        createdAt,
      },
    ],
  }
}

/** One entry of `GET /projects/:id/datasets`. */
export function datasetInfo(dataset: string) {
  return {
    name: dataset,
    aclMode: 'public',
    datasetProfile: 'content',
    tags: [],
    createdAt,
    createdByUserId: localUser.id,
    addonFor: null,
  }
}

/** The local editor may do everything to every document. */
export const accessGrants = [
  {
    filter: '_id in path("**")',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
]
